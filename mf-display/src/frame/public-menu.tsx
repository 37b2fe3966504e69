import { DataMenu } from './data-menu';
import { EmbedTool } from './embed-tool';

/** A public page's data as files, and the page as a card in another site. */
export const PublicMenu = () => (
  <>
    <DataMenu />
    <EmbedTool />
  </>
);
