import { isBlank, type PresentedEntry, type Problem } from '../content';
import * as v from 'valibot';

const placeSchema = v.object({ placeIsRegionOnly: v.nullable(v.boolean()), region: v.nullable(v.string()) });

/** What prevents publishing an event: one that hides its place needs a region. */
export function eventProblems(entry: PresentedEntry): Problem[] {
  const { placeIsRegionOnly, region } = v.parse(placeSchema, entry);
  return placeIsRegionOnly === true && isBlank(region)
    ? [{ path: ['region'], message: 'Only the region of this event is shown, so please enter one.' }]
    : [];
}
