export const HOUSEHOLD_ROLES = ['owner', 'member'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

/** Max members and open invitations of a household together. */
export const MAX_MEMBERS = 20;
export const MAX_INVITES = 20;
export const HOUSEHOLD_INVITE_DAYS = 7;
/** How long a shopping link lives: by default, and at most. */
export const LINK_HOURS = 24;
export const MAX_LINK_HOURS = 7 * 24;
/** Max ticks of a guest in one request. */
export const MAX_TICKS = 100;
/** Max ticks that change something through one link: each of the 1,000 lines of a list, and taken back once. */
export const MAX_LINK_TICKS = 2_000;
/** The same for all links of a household on one day, since a member may make one after the other: two of them. */
export const MAX_GUEST_TICKS_A_DAY = 4_000;
/** A guest's tick counts one for each started 500 bytes that are logged; one of a line of three units has fewer. */
export const TICK_BYTES = 500;
/** Members seen within this time count as present. */
const HERE_MS = 45_000;

/** The letters of a name for a small picture of it: "Ada Élan" is AÉ, "Sam" is S. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word = '') => (Array.from(word)[0] ?? '').toLocaleUpperCase('en')).join('');
}

/** Whether somebody is looking at the kitchen. Units: milliseconds since 1970. */
export function isHere(lastSeen: number | undefined, now: number): boolean {
  return lastSeen !== undefined && now - lastSeen < HERE_MS;
}
