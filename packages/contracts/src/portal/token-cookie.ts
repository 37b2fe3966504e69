/** Cookie that the shell keeps the session's token in (spec 2 §10). */
export const TOKEN_COOKIE = 'selaras_token';
