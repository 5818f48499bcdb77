/** "From a text.", "From example.com." */
const SOURCE = /^From (?:a text|[^\s/]{1,253}\.[^\s/.]{2,63})\.$/;

/** Whether a description only says where a recipe is from, or repeats its title: nobody wrote it, and it is no step. */
export function isSourceNote({
  title,
  description,
}: {
  title: string;
  description: string;
}): boolean {
  return SOURCE.test(description) || description.trim() === title.trim();
}
