/** Has no schemas, because the pages of the course read stored answers before they need any schema. */
export const optionsPerQuestion = 4;
