import { CUISINES } from '@larder/shared/domain/recipes';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

import type { RecipeView } from '#queries/provider';
import { usePageTitle } from '#ui/PageTitle';

import { CuisineChips } from './CuisineChips.tsx';
import { Hero } from './Hero.tsx';
import { IngredientTiles } from './IngredientTiles.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { RecipeSection } from './RecipeSection.tsx';

export function HomePage() {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const query = view.kind === 'search' ? view.query : '';
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(query === '' ? 'Recipes' : `“${query}”`);
  useShownFromAddress(query !== '', showResults);

  function showResults(): void {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }
  function search(text: string): void {
    setParams({ q: text });
  }

  return (
    <>
      <LimitNotice />
      <div className="wrap">
        <Hero
          query={query}
          onSearch={(text) => {
            search(text);
            if (isPhone()) showResults();
          }}
        />
      </div>
      <div className="wrap mt-5 lg:mt-7">
        <CuisineChips
          chosen={chosenCuisine(view)}
          onChoose={(cuisine) => setParams(cuisine === 'all' ? {} : { cuisine })}
        />
        <RecipeSection view={view} heading={heading} onClearSearch={() => setParams({})} />
      </div>
      <IngredientTiles
        onPick={(ingredient) => {
          search(ingredient);
          showResults();
        }}
      />
    </>
  );
}

/** Shows the results of a search that the address asks for, but not on the way back to it. */
function useShownFromAddress(isSearch: boolean, show: () => void): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const wanted = useRef(isSearch && !isReturn);
  useEffect(() => {
    if (wanted.current) show();
    wanted.current = false;
  }, [show]);
}

/** Source: product specification section 9, mobile breakpoint. */
function isPhone(): boolean {
  return window.innerWidth < 768;
}

/** The server's limit. */
const MAX_SEARCH = 100;

/** A search takes precedence over a cuisine; an unknown cuisine is ignored. */
function viewOf(params: URLSearchParams): RecipeView {
  const query = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH);
  if (query !== '') return { kind: 'search', query };
  const cuisine = CUISINES.find((known) => known === params.get('cuisine'));
  return cuisine && cuisine !== 'all' ? { kind: 'cuisine', cuisine } : { kind: 'picks' };
}

function chosenCuisine(view: RecipeView) {
  if (view.kind === 'search') return undefined;
  return view.kind === 'cuisine' ? view.cuisine : 'all';
}
