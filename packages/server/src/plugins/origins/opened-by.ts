/** The settings that list other origins. */
export type OriginSetting = 'SEMATAN_ORIGINS' | 'CORS_ORIGINS';

/**
 * What the diagram's script is made of, its schema and its page: the same for everybody, and a page that is not listed
 * gets it too, because only a script that runs can say there what is missing.
 */
const EVERYBODYS = /^\/(sematkan\/|remotes\/mf_cascading\/[^/]+\/sematkan\.)/;

/** What a page that shows the diagram asks for beside it: the tree that everybody may see, and the remote as a module. */
const EMBEDS = /^\/(remotes\/mf_cascading\/|api\/public-display\/cascading(\?|$))/;

/** Whose pages may read what lies at an address: everybody's, or those of the origins that a setting lists. */
export function openedBy(url: string): OriginSetting | 'everybody' {
  if (EVERYBODYS.test(url)) return 'everybody';
  return EMBEDS.test(url) ? 'SEMATAN_ORIGINS' : 'CORS_ORIGINS';
}

/** The tree of a signed-in user, which the diagram asks for with a token. */
const OWN_TREE = /^\/api\/cascading(\?|$)/;

/**
 * The setting that would let a page of an origin that is in no list read an answer of the diagram. Null for everybody's
 * answers, and for all other calls: who tries those from elsewhere is told nothing.
 */
export function missingSetting(url: string): OriginSetting | null {
  const setting = openedBy(url);
  if (setting === 'everybody') return null;
  return setting === 'SEMATAN_ORIGINS' || OWN_TREE.test(url) ? setting : null;
}
