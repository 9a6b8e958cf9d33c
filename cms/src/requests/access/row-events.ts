/** Subscribes a handler to every way of reading rows, as Strapi's lifecycles name them. */
export const onReading = <Handler>(handler: Handler) => ({
  beforeFindOne: handler,
  beforeFindMany: handler,
  beforeCount: handler,
});

/** To every way of changing or removing rows that are there. */
export const onChanging = <Handler>(handler: Handler) => ({
  beforeUpdate: handler,
  beforeUpdateMany: handler,
  beforeDelete: handler,
  beforeDeleteMany: handler,
});

/** To every way of writing rows. */
export const onWriting = <Handler>(handler: Handler) => ({
  beforeCreate: handler,
  beforeCreateMany: handler,
  ...onChanging(handler),
});
