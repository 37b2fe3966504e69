/** Version of a remote that this tab takes from elsewhere: what happens in it is its developer's business. */
export const REPLACED_VERSION = 'pengganti';
