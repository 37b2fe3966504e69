import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../tables';

/** Stands in a statement's text for the value of this name. */
class Slot {
  constructor(readonly name: string) {}
}

type Values = Readonly<Record<string, unknown>>;
type Built<Row> = RawBuilder<Row> | Compilable<Row>;

/** Forms whose text is kept; the oldest goes first. */
const MOST_FORMS = 100;

/**
 * A statement that is asked often. Putting its text together takes longer than sending it, so that this is done once for
 * each form: whatever makes another text, or another value than those that are given anew with each question.
 */
export class StatementForms<Row> {
  readonly #forms = new Map<string, CompiledQuery<Row>>();

  /**
   * Rows for these values. `build` gets what stands for each of them, which may go into the statement as a value and is
   * good for nothing else; everything else that it uses must be in `form`.
   */
  async ask<V extends Values>(
    db: Kysely<Tables>,
    form: string,
    values: V,
    build: (slots: V) => Built<Row>,
  ): Promise<Row[]> {
    const compiled = this.#forms.get(form) ?? this.#compile(db, form, values, build);
    const query: CompiledQuery<Row> = {
      ...compiled,
      parameters: compiled.parameters.map((value) => (value instanceof Slot ? values[value.name] : value)),
    };
    return (await db.executeQuery(query)).rows;
  }

  #compile<V extends Values>(
    db: Kysely<Tables>,
    form: string,
    values: V,
    build: (slots: V) => Built<Row>,
  ): CompiledQuery<Row> {
    const slots = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)]));
    const compiled = build(slots as V).compile(db);
    this.#forms.set(form, compiled);
    for (const oldest of [...this.#forms.keys()].slice(0, -MOST_FORMS)) this.#forms.delete(oldest);
    return compiled;
  }
}
