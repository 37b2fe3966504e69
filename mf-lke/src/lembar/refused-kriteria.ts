import { ApiError } from '@selaras/api-client';

const FIELD = /^kriteria\.(\d+)$/;

/** Criteria that the server found wanting, with its words; empty where it refused for another reason. */
export function refusedKriteria(error: unknown): { readonly kriteria_id: number; readonly pesan: string }[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return Object.entries(error.errors).flatMap(([field, [pesan]]) => {
    const id = FIELD.exec(field)?.[1];
    return id === undefined || pesan === undefined ? [] : [{ kriteria_id: Number(id), pesan }];
  });
}
