/** Decoration; wide screens only. */
export function AuthPicture() {
  return (
    <div
      aria-hidden="true"
      className="relative hidden min-h-[34rem] overflow-hidden rounded-xl bg-hero lg:block"
    >
      <div className="absolute -right-24 -bottom-32 size-[34rem] rounded-full bg-hero-2" />
      <img
        src="/images/site/hero-pasta.webp"
        alt=""
        className="absolute top-10 left-1/2 w-96 -translate-x-1/2"
      />
      <img
        src="/images/site/hero-salad.webp"
        alt=""
        className="absolute -bottom-14 -left-16 w-64"
      />
      <img src="/images/site/hero-curry.webp" alt="" className="absolute -right-14 bottom-2 w-72" />
    </div>
  );
}
