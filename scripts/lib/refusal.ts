/** Something that whoever started the command can put right: its message says how, and no stack would help. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
