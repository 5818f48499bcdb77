import { Globe } from 'lucide-react';

/** Outlines in a 24 px box: the icon set has no brands. Other names get a globe. */
const GLYPHS: ReadonlyMap<string, string> = new Map([
  [
    'instagram',
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2h.01',
  ],
  ['facebook', 'M17 3h-3a4 4 0 0 0-4 4v4H7v4h3v6h4v-6h3l1-4h-4V8a1 1 0 0 1 1-1h2Z'],
  [
    'youtube',
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm5 3.5v5l4.5-2.5Z',
  ],
  ['x', 'M4 4h4.2L20 20h-4.2ZM4.4 20l6.5-7M13.1 10.7 19.6 4'],
]);

type SocialLink = { readonly name: string; readonly url: string };

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="-ml-2.5 flex">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            aria-label={name}
            title={name}
            target="_blank"
            rel="noreferrer"
            className="inline-grid size-11 place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Glyph path={GLYPHS.get(name.toLowerCase())} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Glyph({ path }: { path: string | undefined }) {
  if (path === undefined) return <Globe aria-hidden="true" size={20} />;
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
