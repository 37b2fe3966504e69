/** A button that looks like the text it holds. */
export const bareButton =
  'border:0;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer;';
