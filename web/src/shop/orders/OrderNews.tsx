import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type OrderNewsProps = {
  tone: 'info' | 'warning';
  /** `panel` is the id of what the button leads to. */
  news: readonly { order_id: string; text: string; panel: string }[];
  /** The buttons' words. */
  action: string;
};

/** What happened to orders; each line leads to what can be done. */
export function OrderNews({ tone, news, action }: OrderNewsProps) {
  if (news.length === 0) return null;
  return (
    <Notice tone={tone} className="mb-5">
      <ul className="space-y-2">
        {news.map(({ order_id, text, panel }) => (
          <li
            key={order_id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <span className="min-w-0 flex-1 basis-52 break-words">{text}</span>
            <Button variant="outline" size="sm" onClick={() => goTo(panel)}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function goTo(id: string): void {
  const panel = document.querySelector<HTMLElement>(`#${id}`);
  panel?.closest('details')?.setAttribute('open', '');
  panel?.scrollIntoView({ block: 'center' });
  panel?.focus({ preventScroll: true });
}
