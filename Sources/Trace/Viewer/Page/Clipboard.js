/** Copies by the clipboard's API, which files may not always use, or else by a selected text. */
async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const area = make('textarea', { class: 'off-screen', 'aria-hidden': 'true', tabindex: -1 });
        area.value = text;
        const focused = document.activeElement;
        document.body.append(area);
        area.select();
        const isCopied = document.execCommand('copy');
        area.remove();
        focused?.focus();
        return isCopied;
    }
}

/** Copies, and says so: `what` is what was copied, in words. */
function copyAndSay(text, what, announce) {
    copyText(text).then((isCopied) => announce(isCopied ? `Copied ${what}` : `Could not copy ${what}`));
}
