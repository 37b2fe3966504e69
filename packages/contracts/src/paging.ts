import { z } from 'zod';

/** Rows on one page of every list (spec 1 §9). */
export const PER_PAGE = 20;

export const pageQuery = z.object({ page: z.coerce.number<number>().int().min(1).max(100_000).default(1) });

/** `{ data, current_page, total, per_page }`, the shape of every paged answer (spec 1 §3). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    current_page: z.number().int(),
    total: z.number().int(),
    per_page: z.number().int(),
  });

export interface Page<Row> {
  data: Row[];
  current_page: number;
  total: number;
  per_page: number;
}

/** One entry of an option list (spec 2 §7). */
export const optionSchema = z.object({ value: z.union([z.number(), z.string()]), label: z.string() });
export type Option = z.infer<typeof optionSchema>;
export const optionListSchema = z.array(optionSchema);

/** Ids come as numbers in the path or query; anything else is refused. */
export const idSchema = z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Of calls about one unit. */
export const unitParams = z.object({ satkerId: idSchema });
