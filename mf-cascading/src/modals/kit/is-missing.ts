import { ApiError } from '@selaras/api-client';

/** The server knows no such data, or none that may be seen. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
