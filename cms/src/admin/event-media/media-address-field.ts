/** As `src/panel/media-address-field.ts` registers it. */
export const mediaAddressName = 'media-address';
export const mediaAddressField = `global::${mediaAddressName}`;
