import { Bookmark, Plus } from 'lucide-react';

import { LinkButton } from '#ui/LinkButton.tsx';

import { HeroArt } from './HeroArt.tsx';
import { SearchBox } from './SearchBox.tsx';

const ON_HERO =
  'border-on-hero/40 bg-transparent text-on-hero hover:bg-on-hero/10 max-sm:flex-1 max-sm:px-2';

export function Hero({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  return (
    <section
      aria-label="Find recipes"
      className="on-hero relative isolate z-10 rounded-xl px-5 pt-8 pb-6 text-on-hero sm:px-10 lg:px-14 lg:py-12"
    >
      {/* Clips the pictures only; the suggestions may reach below the panel. */}
      <div className="absolute inset-0 -z-10 overflow-hidden rounded-xl bg-hero">
        <img
          src="/images/site/hero-curry.webp"
          alt=""
          width={480}
          height={480}
          className="absolute -top-9 -right-12 w-28 drop-shadow-[0_14px_18px_rgb(0_0_0/0.4)] max-[22.5rem]:hidden sm:w-48 lg:hidden"
        />
        <div className="absolute inset-0 hidden items-center gap-8 px-14 py-12 lg:grid lg:grid-cols-[1fr_1.06fr]">
          <div />
          <HeroArt />
        </div>
      </div>
      <div className="lg:flex lg:min-h-92 lg:max-w-[47%] lg:flex-col lg:justify-center">
        <h1 className="max-w-[8.5em] text-display">What sounds good tonight?</h1>
        <p className="mt-3 max-w-md text-on-hero-2 lg:mt-4 lg:text-lg">
          Pick recipes, get one combined grocery list, and see which nearby store has it for less.
        </p>
        <SearchBox query={query} onSearch={onSearch} />
        <div className="mt-3 flex flex-wrap gap-2 lg:mt-4">
          <LinkButton to="/add-recipe" icon={Plus} variant="outline" className={ON_HERO}>
            Add Recipe
          </LinkButton>
          <LinkButton to="/saved-recipes" icon={Bookmark} variant="outline" className={ON_HERO}>
            Saved Recipes
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
