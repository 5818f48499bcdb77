import type { KnownIngredient } from '@larder/shared/food/ingredients.calls';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { LoaderCircle, Plus } from 'lucide-react';
import { memo, useId } from 'react';

import { ingredientQueries, isSameWord } from '#parts/queries/ingredients.ts';
import { useDebouncedValue } from '#platform/page/debouncedValue.ts';
import { useCombobox } from '#platform/page/useCombobox.ts';
import { Button } from '#ui/Button.tsx';
import { anchorOf, SuggestionList } from '#ui/fields/SuggestionList.tsx';

import { type LineReader, useAddItem } from './useAddItem.ts';

/** Adds items as people write them: "2 lb carrots", or many lines at once. Memoised: independent of the list. */
export const AddItem = memo(function AddItem() {
  const problemId = useId();
  const { text, problem, isWaiting, reader, prepare, type, add, pick, paste } = useAddItem();
  const Icon = isWaiting ? LoaderCircle : Plus;
  const found = useSuggestions(text, reader);
  const suggestions = found.map(({ ingredient_id, name, category }) => ({
    id: ingredient_id,
    title: name,
    hint: category,
  }));
  const combobox = useCombobox({
    text,
    onTextChange: type,
    options: suggestions,
    onPick: ({ id }) => {
      const picked = found.find(({ ingredient_id }) => ingredient_id === id);
      if (picked) pick(picked);
    },
  });

  return (
    <form
      noValidate
      aria-busy={isWaiting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        combobox.close();
        void add();
      }}
    >
      <div
        style={{ anchorName: anchorOf(combobox) }}
        className="relative flex items-center rounded-full border-[1.5px] border-line-strong bg-surface pr-1 pl-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus"
      >
        <Icon
          aria-hidden="true"
          size={18}
          className={clsx('flex-none text-ink-3', isWaiting && 'animate-spin')}
        />
        <input
          {...combobox.box}
          aria-label="Add an item"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          placeholder="Add an item, like 2 lb carrots"
          enterKeyHint="done"
          onFocus={() => void prepare()}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[\r\n]/.test(pasted.trim())) return;
            event.preventDefault();
            combobox.close();
            void paste(pasted);
          }}
          className="min-h-11 min-w-0 flex-1 bg-transparent px-2.5 outline-none"
        />
        <Button type="submit" variant="soft" size="sm">
          Add
        </Button>
        <SuggestionList combobox={combobox} suggestions={suggestions} />
      </div>
      {problem !== undefined && (
        <p id={problemId} className="mt-1.5 pl-4 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </form>
  );
});

/** Ingredients of the catalogue that the one item of a text may become. */
function useSuggestions(text: string, reader: LineReader | undefined): readonly KnownIngredient[] {
  const [written, ...others] = reader?.writtenItems(text) ?? [];
  const name = written && others.length === 0 ? written.name : '';
  const settled = useDebouncedValue(name);
  const { data = [] } = useQuery(ingredientQueries.suggestions(settled));
  return name !== '' && isSameWord(name, settled) ? data : [];
}
