/** Takes what the page saves until `release`, in place of the browser: the files with their names, in order. */
export function takeSavedFiles() {
  const files: { readonly name: string; readonly blob: Blob | undefined }[] = [];
  const blobs = new Map<string, Blob>();
  const make = URL.createObjectURL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    const address = make.call(URL, blob);
    blobs.set(address, blob);
    return address;
  };
  HTMLAnchorElement.prototype.click = function save() {
    files.push({ name: this.download, blob: blobs.get(this.href) });
  };
  return {
    files,
    names: () => files.map(({ name }) => name),
    release() {
      URL.createObjectURL = make;
      HTMLAnchorElement.prototype.click = click;
    },
  };
}
