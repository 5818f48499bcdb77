/** Attributes of an `<img>` that let the browser choose a size. */
export type Picture = { readonly src: string; readonly srcSet?: string };

const EMBEDDED = /^\/images\/recipes\/\d+-768\.webp(\?|$)/;
const PROVIDER = /^(https:\/\/img\.spoonacular\.com\/recipes\/\d+)-\d+x\d+\.(\w+)$/;
/** The provider's sizes of every picture. Source: its page "Show images". */
const PROVIDER_SIZES = ['312x231', '556x370', '636x393'];
/** Base address of ingredient file names. Source: the provider's published answers. */
const PROVIDER_INGREDIENTS = 'https://img.spoonacular.com/ingredients_100x100/';

/**
 * A recipe's picture in all known sizes.
 *
 * Shape   undefined without one, or when its address is neither ours nor https.
 */
export function recipePicture(image: string | null | undefined): Picture | undefined {
  if (!isAllowed(image)) return undefined;
  if (EMBEDDED.test(image)) {
    return { src: image, srcSet: `${image.replace('-768.', '-384.')} 384w, ${image} 768w` };
  }
  const [, base, type] = PROVIDER.exec(image) ?? [];
  if (base === undefined || type === undefined) return { src: image };
  const sizes = PROVIDER_SIZES.map((size) => `${base}-${size}.${type} ${size.split('x')[0]}w`);
  return { src: `${base}-556x370.${type}`, srcSet: sizes.join(', ') };
}

/** The smallest picture of a recipe. */
export function recipeThumb(image: string | null | undefined): string | undefined {
  return recipePicture(image)?.srcSet?.split(' ')[0] ?? recipePicture(image)?.src;
}

/** An ingredient's picture; the provider sends an address or a file name. */
export function ingredientPicture(image: string | null | undefined): string | null {
  if (isAllowed(image)) return image;
  return image && /^[\w-]+\.\w+$/.test(image) ? PROVIDER_INGREDIENTS + image : null;
}

function isAllowed(image: string | null | undefined): image is string {
  return Boolean(image && (/^\/(?![/\\])/.test(image) || image.startsWith('https://')));
}
