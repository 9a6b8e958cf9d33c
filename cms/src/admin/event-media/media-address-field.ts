/** The name under which `src/panel/media-address-field.ts` registers the field. */
export const mediaAddressName = 'media-address';
export const mediaAddressField = `global::${mediaAddressName}`;
