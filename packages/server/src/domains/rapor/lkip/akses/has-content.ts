import { type RawBuilder, sql } from 'kysely';

/** SQL: whether a text has words or a picture; an editor that was emptied leaves a paragraph of nothing. */
export const hasContent = (isi: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(jsonb_path_exists(${isi}, '$.** ? (@.type == "gambar" || @.type == "text")'), false)`;
