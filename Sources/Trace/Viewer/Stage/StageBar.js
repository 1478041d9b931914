/** The choice of how the stage shows the screen, and its zoom. */
class StageBar {
    constructor(page, stage) {
        Object.assign(this, page);
        this.stage = stage;
        const modes = [['one', 'One picture', 'one', '1'], ['pair', 'Before and after', 'pair', '2'],
            ['difference', 'Difference', 'difference', '3']];
        this.modes = modes.map(([mode, name, glyph, key]) => make('button', {
            type: 'button', class: 'segment', 'data-mode': mode, title: `${name} (${key})`, 'aria-label': name,
            onclick: () => this.selection.set({ mode }),
        }, icon(glyph)));
        this.zoomLabel = make('button',
            { type: 'button', class: 'button button-plain zoom-label', title: 'Fit (0)',
            onclick: () => stage.setZoom(0) });
        this.element = make('div', { class: 'stage-bar' },
            make('div', { class: 'segments', role: 'group', 'aria-label': 'Pictures' }, this.modes,
                stage.picker.element),
            make('div', { class: 'segments zoom', role: 'group', 'aria-label': 'Zoom' },
                button({ name: 'Smaller', icon: 'minus', className: 'button-plain',
                    action: () => this.zoom(1 / 1.25) }), this.zoomLabel,
                button({ name: 'Larger', icon: 'plus', className: 'button-plain', action: () => this.zoom(1.25) })));
        stage.onscale = (scale) => this.showScale(scale);
        this.selection.follow(['mode'], ({ mode }) => {
            for (const element of this.modes) {
                element.setAttribute('aria-pressed', String(element.dataset.mode === mode));
            }
        });
        stage.resize();
    }

    zoom(factor) {
        this.stage.setZoom(Math.max(0.1, Math.min(4, (this.stage.now.scale ?? 1) * factor)));
    }

    showScale(scale) {
        const percent = `${Math.round(scale * 100)}%`;
        this.zoomLabel.textContent = percent;
        this.zoomLabel.setAttribute('aria-label',
            this.stage.zoom > 0 ? `Zoom ${percent}: fit` : `Zoom ${percent}, fits`);
        this.zoomLabel.dataset.fits = String(this.stage.zoom === 0);
    }
}
