import { type Cuisine, CUISINES, sectionTitle } from '@larder/shared/recipes/recipes';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

import type { RecipeView } from '#shop/provider/queries/provider.ts';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { CuisineChips } from './CuisineChips.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Hero } from './Hero.tsx';
import { IngredientTiles } from './IngredientTiles.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { RecipeSection } from './RecipeSection.tsx';
import { filtersIn, type SearchFilter, searchText, toggled } from './searchFilters.ts';

export function HomePage() {
  const [params, setParams] = useSearchParams();
  const { view, typed, cuisine, filters } = wantedBy(params);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(typed === '' ? 'Recipes' : `“${typed}”`);
  useShownFromAddress(view.kind === 'search', showResults);

  function showResults(): void {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }
  function setWanted(wanted: { q?: string; cuisine?: string; only?: string }): void {
    const isSaid = ([name, value]: [string, string]): boolean =>
      value !== (name === 'cuisine' ? 'all' : '') && !(name === 'cuisine' && wanted.q);
    setParams(Object.entries(wanted).filter(isSaid));
  }
  function search(q: string): void {
    setWanted({ q, only: params.get('only') ?? '' });
    showResults();
  }

  return (
    <>
      <LimitNotice />
      <div className="wrap">
        <Hero query={typed} onSearch={search} />
      </div>
      <div className="wrap mt-5 lg:mt-7">
        <CuisineChips
          chosen={typed === '' ? cuisine : undefined}
          onChoose={(one) => setWanted({ cuisine: one, only: params.get('only') ?? '' })}
        />
        <RecipeSection
          view={view}
          title={titleOf({ typed, cuisine, isFiltered: filters.length > 0 })}
          isFiltered={filters.length > 0}
          heading={heading}
          onClearSearch={() => setWanted({})}
        >
          <FilterChips
            chosen={filters}
            onToggle={(filter) => setWanted({ q: typed, cuisine, only: toggled(filters, filter) })}
          />
        </RecipeSection>
      </div>
      <IngredientTiles onPick={search} />
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

/** What may be typed. */
const MAX_SEARCH = 100;

/** What an address asks for. A search takes precedence over a cuisine; an unknown cuisine is ignored. */
function wantedBy(params: URLSearchParams) {
  const typed = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH);
  const cuisine = CUISINES.find((known) => known === params.get('cuisine')) ?? 'all';
  const filters = filtersIn(params.get('only'));
  return { typed, cuisine, filters, view: viewOf({ typed, cuisine, filters }) };
}

function viewOf({
  typed,
  cuisine,
  filters,
}: {
  typed: string;
  cuisine: Cuisine;
  filters: readonly SearchFilter[];
}): RecipeView {
  if (typed !== '' || filters.length > 0)
    return {
      kind: 'search',
      query: searchText(filters, { typed, cuisine: cuisine === 'all' ? undefined : cuisine }),
    };
  return cuisine === 'all' ? { kind: 'picks' } : { kind: 'cuisine', cuisine };
}

function titleOf({
  typed,
  cuisine,
  isFiltered,
}: {
  typed: string;
  cuisine: Cuisine;
  isFiltered: boolean;
}): string {
  if (typed !== '') return `Search Results for “${typed}”`;
  return isFiltered && cuisine === 'all' ? 'All Recipes' : sectionTitle(cuisine);
}
