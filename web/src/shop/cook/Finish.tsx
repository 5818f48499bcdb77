import type { ComponentType, ReactNode } from 'react';

import { useAuth } from '#platform/session/session.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';

/** Asks what was cooked: a part of another subject. `children` stand above its form. */
export type NoteCooked = ComponentType<{
  dish: Dish;
  servings: number;
  onStay: () => void;
  onLeave: () => void;
  children: ReactNode;
}>;

type FinishProps = {
  dish: Dish;
  servings: number;
  noteCooked: NoteCooked;
  onStay: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** The end of cook mode: what was cooked is noted where somebody is signed in. */
export function Finish({ noteCooked: NoteThis, children, ...asked }: FinishProps) {
  const { isAuthenticated, isAdmin } = useAuth();
  if (isAuthenticated && !isAdmin) return <NoteThis {...asked}>{children}</NoteThis>;
  const { dish, onStay, onLeave } = asked;
  return (
    <Modal title="Finished?" text={dish.title} onClose={onStay}>
      <div className="mt-2 space-y-6">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onStay}>
            Stay
          </Button>
          <Button onClick={onLeave}>Leave</Button>
        </div>
      </div>
    </Modal>
  );
}
