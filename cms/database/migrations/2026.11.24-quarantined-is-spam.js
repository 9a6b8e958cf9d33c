'use strict';

const tables = ['prayer_requests', 'contact_requests', 'counseling_requests', 'submission_receipts'];

/** The column was called `quarantined`. Without this spam would lie among the requests. */
module.exports.up = async (knex) => {
  for (const table of tables) {
    // A new database has no tables yet.
    if (!(await knex.schema.hasColumn(table, 'quarantined'))) continue;
    await knex.schema.alterTable(table, (columns) => {
      columns.renameColumn('quarantined', 'spam');
    });
  }
};
