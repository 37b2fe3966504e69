import { sheetsOf } from './snapshot';

/** Where pages of remotes are drawn; rules of theirs reach what is in it. */
const PAGE = ':where(main)';
/** The whole document as a rule names it. */
const WHOLE = /^(:root|html|body)(?=$|[\s>+~:,[])/i;
/** Between selectors of a list, not within `:is(h1, h2)`. */
const COMMA = /,(?![^(]*\))/;
/** Whoever names a class, an id or an attribute means something of his own. */
const NAMES_ITS_OWN = /[.#[]/;

/** Rules of the design system: what its `createGlobalStyle` adds goes again with its component. */
const designSystems = (document: Document) =>
  new Set([...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(({ sheet }) => sheet));

/** A selector as it would be had its author meant his page alone: `h1` becomes `:where(main) h1`. */
export function withinPage(selector: string): string {
  return selector
    .split(COMMA)
    .map((text) => {
      const one = text.trim();
      if (NAMES_ITS_OWN.test(one) || one.startsWith(PAGE)) return one;
      return WHOLE.test(one) ? one.replace(WHOLE, PAGE) : `${PAGE} ${one}`;
    })
    .join(', ');
}

/** Names that only its own code reads change nothing for anybody else. */
const onlyOwnNames = ({ style }: CSSStyleRule) =>
  Array.from(style).every((name) => name.startsWith('--') && !name.startsWith('--s-'));

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => rule.type === CSSRule.STYLE_RULE;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (isStyleRule(rule)) yield rule;
    else if (isGroup(rule)) yield* styleRules(rule.cssRules);
  }
}

/**
 * Rules of sheets that came with a remote and that style everything of the portal, by their selectors. They are kept to
 * the place of pages from now on: the remote looks as it was made, and nothing else does.
 * @param known sheets that were there before; those looked at are added
 */
export function confineSheets(document: Document, known: WeakSet<CSSStyleSheet>): string[] {
  const ours = designSystems(document);
  return sheetsOf(document).flatMap((sheet) => {
    if (known.has(sheet) || ours.has(sheet)) return [];
    known.add(sheet);
    return confineRules(sheet);
  });
}

/** Rules of another origin are hidden from scripts; the content security policy lets none of them in. */
function readableRules(sheet: CSSStyleSheet): CSSStyleRule[] {
  try {
    return [...styleRules(sheet.cssRules)];
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return [];
    throw error;
  }
}

const confineRules = (sheet: CSSStyleSheet) =>
  readableRules(sheet).flatMap((rule) => {
    const said = rule.selectorText;
    const confined = withinPage(said);
    if (confined === said || onlyOwnNames(rule)) return [];
    rule.selectorText = confined;
    return [said];
  });
