import * as v from 'valibot';
import { isBlank, type Problem } from './problem';

const placeSchema = v.object({ placeIsRegionOnly: v.nullish(v.boolean()), region: v.nullish(v.string()) });

/** An event that hides its place needs a region. */
export function eventProblems(event: unknown): Problem[] {
  const { placeIsRegionOnly, region } = v.parse(placeSchema, event);
  return placeIsRegionOnly === true && isBlank(region) ? [{ path: ['region'], code: 'problem.event.region' }] : [];
}
