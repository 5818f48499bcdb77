import type { Collection } from '@larder/shared/recipes/collections.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import {
  collectionQueries,
  deleteCollectionMutation,
  makeCollectionMutation,
  renameCollectionMutation,
} from '#shop/saved/queries/collections.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Modal } from '#ui/Modal.tsx';

import { CollectionForm } from './CollectionForm.tsx';

type CollectionsDialogProps = {
  onClose: () => void;
  /** Runs when one is gone. */
  onGone: (collection_id: string) => void;
};

/** All collections: to make, rename and delete. */
export function CollectionsDialog({ onClose, onGone }: CollectionsDialogProps) {
  const client = useQueryClient();
  const collections = useQuery(collectionQueries.all()).data ?? [];
  const [deleted, setDeleted] = useState<Collection>();
  return (
    <Modal
      title="Collections"
      text="A recipe can be in as many as you like, so they do for tags, too: “Weeknight”, “Christmas”, “quick”."
      closeLabel="Close"
      onClose={onClose}
    >
      <div className="mt-3">
        <CollectionForm
          title="New collection"
          name=""
          submitLabel="Make"
          mutation={makeCollectionMutation(client)}
          onDone={() => undefined}
        />
      </div>
      {collections.length > 0 && (
        <ul aria-label="Collections" className="mt-4 divide-y divide-line">
          {collections.map((collection) => (
            <Row
              key={collection.collection_id}
              collection={collection}
              onDelete={() => setDeleted(collection)}
            />
          ))}
        </ul>
      )}
      {deleted && (
        <DeleteCollection
          collection={deleted}
          onGone={onGone}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Modal>
  );
}

function Row({ collection, onDelete }: { collection: Collection; onDelete: () => void }) {
  const { collection_id, name, recipes } = collection;
  const client = useQueryClient();
  const [isEdited, setIsEdited] = useState(false);
  const close = (): void => setIsEdited(false);
  return (
    <li data-row={collection_id} className="py-2">
      {isEdited ? (
        <CollectionForm
          title={`New name of ${name}`}
          name={name}
          submitLabel="Rename"
          mutation={renameCollectionMutation(client, collection_id)}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 font-medium break-words">
            {name}
            <span className="num ml-2 text-sm font-normal text-ink-2">{countWords(recipes)}</span>
          </p>
          <IconButton
            label={`Rename ${name}`}
            icon={Pencil}
            data-action="rename"
            onClick={() => setIsEdited(true)}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={Trash2}
            tone="danger"
            data-action="delete"
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  );
}

function countWords(recipes: number): string {
  return `${recipes.toLocaleString('en-US')} ${recipes === 1 ? 'recipe' : 'recipes'}`;
}

type DeleteCollectionProps = {
  collection: Collection;
  onGone: (collection_id: string) => void;
  onClose: () => void;
};

function DeleteCollection({ collection, onGone, onClose }: DeleteCollectionProps) {
  const { submit, isSending } = useSubmit(deleteCollectionMutation(useQueryClient()), {
    success: 'Collection deleted',
    failed: (_, error) => `Failed to delete the collection. ${wordsFor(error)}`,
    alwaysToast: true,
    onSuccess: (_, id) => onGone(id),
    onDone: onClose,
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={`Delete the collection “${collection.name}”?`}
      confirmLabel="Delete"
      busy={isSending}
      onCancel={onClose}
      onConfirm={() => void submit(collection.collection_id)}
    >
      <p>Its recipes stay saved.</p>
    </ConfirmDialog>
  );
}
