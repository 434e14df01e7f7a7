/** Runs in the page before it does: notes as `usableAt` the frame in which a number can be entered, ms of the page. */
export const noteUsable = `{
  const look = () => {
    const input = document.querySelector('input[role=spinbutton]');
    if (!input || input.readOnly) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.usableAt = performance.now(); });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}`;
