export { AttachedFiles, type Attachment } from './attached-files';
export { downloadFile } from './download-file';
export { FilesField, type FilesFieldProps } from './files-field';
export { FilesList, type FilesListProps } from './files-list';
