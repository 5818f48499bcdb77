/** Why a picture became no text. `message` is shown to people. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}
