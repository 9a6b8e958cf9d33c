/** The Media Library that Strapi has in Spanish; most of the new one's texts are in English alone. */
export default { useLegacyMediaLibrary: true };
