/** Rows with depths as a tree that folds: which of them show, and which have rows inside. */
class TreeRows {
    constructor(key) {
        this.key = key;
        this.folded = new Set();
        this.all = [];
        this.update();
    }

    setRows(rows) {
        this.all = rows;
        this.update();
    }

    update() {
        this.rows = [];
        this.places = new Map();
        for (let index = 0; index < this.all.length; index += 1) {
            const row = this.all[index];
            row.hasChildren = this.all[index + 1]?.depth > row.depth;
            if (!this.places.has(this.key(row))) this.places.set(this.key(row), this.rows.length);
            this.rows.push(row);
            if (!row.hasChildren || !this.folded.has(this.key(row))) continue;
            while (this.all[index + 1]?.depth > row.depth) index += 1;
        }
    }

    isFolded(row) {
        return this.folded.has(this.key(row));
    }

    fold(row, isFolded) {
        if (isFolded) this.folded.add(this.key(row));
        else this.folded.delete(this.key(row));
        this.update();
    }

    /** Unfolds what a row is in. */
    unfoldAround(key) {
        const index = this.all.findIndex((row) => this.key(row) === key);
        if (index < 0) return;
        let depth = this.all[index].depth;
        for (let above = index - 1; above >= 0 && depth > 0; above -= 1) {
            if (this.all[above].depth >= depth) continue;
            depth = this.all[above].depth;
            this.folded.delete(this.key(this.all[above]));
        }
        this.update();
    }

    /** The index of the row that a row is in, or -1. */
    parentOf(index) {
        const depth = this.rows[index]?.depth;
        for (let above = index - 1; above >= 0; above -= 1) if (this.rows[above].depth < depth) return above;
        return -1;
    }
}
