import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Key } from '#ui/Key.tsx';
import { Modal } from '#ui/Modal.tsx';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';

import { ON_ORDERS } from './Shortcuts.tsx';

const ELSEWHERE: typeof ON_ORDERS = [
  ['G D', 'Dashboard'],
  ['G S', 'Store'],
  ['G A', 'Add Products'],
];

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const isOn = shortcutsOn.use();
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose} closeLabel="Close">
      <Checkbox
        label="Use single-key shortcuts"
        checked={isOn}
        onChange={(event) => shortcutsOn.set(event.target.checked)}
      />
      <KeyList title="On an order" keys={ON_ORDERS} />
      <KeyList title="Go to" keys={ELSEWHERE} />
    </Modal>
  );
}

function KeyList({ title, keys }: { title: string; keys: typeof ON_ORDERS }) {
  return (
    <>
      <h3 className="mt-4 text-base">{title}</h3>
      <dl className="mt-1 divide-y divide-line">
        {keys.map(([name, does]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-ink-2">{does}</dt>
            <dd>
              <Key>{name}</Key>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
