export interface FormulaProps {
  /** LaTeX without delimiters. */
  source: string;
  /** Gets what is wrong with the source, null when nothing is. */
  onFault?: (fault: string | null) => void;
}
