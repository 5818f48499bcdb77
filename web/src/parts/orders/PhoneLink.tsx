import { phoneLink } from '@larder/shared/basics/phone';

/** A number to call; on paper it is text. */
export function PhoneLink({ phone, label }: { phone: string; label?: string }) {
  return (
    <a
      href={phoneLink(phone)}
      aria-label={label}
      className="num font-semibold text-brand underline print:text-ink print:no-underline"
    >
      {phone}
    </a>
  );
}
