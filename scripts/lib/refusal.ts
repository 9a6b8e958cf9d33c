/** An error that the user can fix. Its message says how, and a stack trace would not help. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
