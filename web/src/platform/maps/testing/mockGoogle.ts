import { onTestFinished, vi } from 'vitest';

/** A place with Google's data; null where it has none. */
type Known = { address: string | null; at: readonly [lat: number, lng: number] | null };

/** The requests that the libraries got. */
type Asked = { inputs: string[]; tokens: object[]; fields: string[][]; locations: object[] };
type Answers = {
  predicts: readonly (Known | null)[];
  finds: readonly string[];
  refusesSuggestions: string;
  refusesGeocoding: string;
};

/** Google's rejections: `code` is the status. */
class MapsRequestError extends Error {
  override readonly name = 'MapsRequestError';
  readonly code: string;

  constructor(endpoint: string, code: string) {
    super(`${endpoint}: ${code}: in words for developers`);
    this.code = code;
  }
}

/**
 * Mocks Google's script: the script element is caught, `arrives` installs the libraries and calls back,
 * `staysAway` is a network error.
 *
 * Shape   `predicts` are the places of each suggestion, null for a query without a place; `finds` are the
 *         addresses at any place; a `refuses…` status makes that service fail.
 */
export function mockGoogle({
  predicts = [] as readonly (Known | null)[],
  finds = [] as readonly string[],
  refusesSuggestions = '',
  refusesGeocoding = '',
  libraries = ['places', 'geocoding'] as readonly string[],
} = {}) {
  const scripts: HTMLScriptElement[] = [];
  const asked: Asked = { inputs: [], tokens: [], fields: [], locations: [] };
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
  onTestFinished(() => {
    append.mockRestore();
    delete window.google;
  });

  const known = mockLibraries({ predicts, finds, refusesSuggestions, refusesGeocoding }, asked);
  return {
    scripts,
    asked,
    /** Installs the libraries and runs the callback named in the script's address. */
    arrives: (): void => {
      const maps = {
        async importLibrary(name: string) {
          if (!libraries.includes(name)) throw new Error(`no library ${name}`);
          return known[name] ?? {};
        },
      };
      Object.assign(window, { google: { maps } });
      const callback = new URL(scripts.at(-1)?.src ?? '').searchParams.get('callback') ?? '';
      (Reflect.get(window, callback) as () => void)(); // the page's callback
    },
    staysAway: (): void => {
      scripts.at(-1)?.dispatchEvent(new Event('error'));
    },
  };
}

/** Google's libraries by name. */
function mockLibraries(
  { predicts, finds, refusesSuggestions, refusesGeocoding }: Answers,
  asked: Asked,
): Record<string, object> {
  class AutocompleteSessionToken {}

  /** Without address and location until its fields are fetched. */
  class Place {
    formattedAddress: string | null | undefined;
    location: { lat: () => number; lng: () => number } | null | undefined;
    readonly #known: Known;

    constructor(known: Known) {
      this.#known = known;
    }

    async fetchFields({ fields }: { fields: string[] }) {
      asked.fields.push(fields);
      const { address, at } = this.#known;
      this.formattedAddress = address;
      this.location = at && { lat: () => at[0], lng: () => at[1] };
      return { place: this };
    }
  }

  return {
    places: {
      AutocompleteSessionToken,
      AutocompleteSuggestion: {
        async fetchAutocompleteSuggestions(request: { input: string; sessionToken: object }) {
          asked.inputs.push(request.input);
          asked.tokens.push(request.sessionToken);
          if (refusesSuggestions)
            throw new MapsRequestError('PLACES_AUTOCOMPLETE', refusesSuggestions);
          return {
            suggestions: predicts.map((known) => ({
              placePrediction: known && {
                text: { text: known.address, matches: [] },
                toPlace: () => new Place(known),
              },
            })),
          };
        },
      },
    },
    geocoding: {
      Geocoder: class {
        async geocode({ location }: { location: object }) {
          asked.locations.push(location);
          if (refusesGeocoding) throw new MapsRequestError('MAPS_GEOCODER', refusesGeocoding);
          return { results: finds.map((formatted_address) => ({ formatted_address })) };
        }
      },
    },
  };
}
