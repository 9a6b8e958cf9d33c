import * as v from 'valibot';
import { mediaAddressField } from './media-address-field';
import { mediaEntrySchema } from './media-entry';
import { MediaThumbnail } from './media-thumbnail';

const headerSchema = v.object({ attribute: v.looseObject({ customField: v.literal(mediaAddressField) }) });

function thumbnailOf(row: unknown) {
  const { success, output } = v.safeParse(mediaEntrySchema, row);
  return success ? <MediaThumbnail entry={output} /> : '–';
}

/** Shows a thumbnail instead of the URL in a list column. */
export function showThumbnails<Table extends { displayedHeaders: readonly object[] }>(table: Table): Table {
  return {
    ...table,
    displayedHeaders: table.displayedHeaders.map((header) =>
      v.is(headerSchema, header) ? { ...header, cellFormatter: thumbnailOf } : header,
    ),
  };
}
