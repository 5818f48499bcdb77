/** What we use of the package's tables; it comes without types. */
declare module 'zipcodes/lib/codes.js' {
  const tables: {
    readonly codes: Readonly<
      Record<
        string,
        {
          readonly zip: string;
          readonly city: string;
          readonly state: string;
          readonly country: string;
          /** Degrees; 0 when unknown. */
          readonly latitude: number;
          readonly longitude: number;
        }
      >
    >;
  };
  export = tables;
}
