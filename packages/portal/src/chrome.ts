/** What the portal draws around a page: menu, bars, breadcrumb and footer. Since 1.2.0. */
export interface Chrome {
  /**
   * Takes it away, so that the page has the whole window, until the answer is called; while several have asked, until
   * the last one did. What must not be missed stays: dialogs, toasts, the deadline, the sign that the browser is offline.
   */
  hide(): () => void;
}
