/**
 * The views of a state as a tree of groups, which follows from one state to the next.
 *
 * A view's group has its transform, opacity, shadow and mask; in it are `under`, the children and `over`, of which the
 * first two are clipped if the view clips. Views that cannot be seen have no group.
 */
class Scene {
    constructor(definitions) {
        this.definitions = definitions;
        this.root = draw('g', { class: 'scene' });
        this.groups = new Map();
    }

    show(state) {
        if (state === this.state) return;
        this.state = state;
        const places = Places.of(state);
        const seen = new Set();
        for (const place of places.all) {
            if (this.isDrawn(place)) seen.add(place.id);
        }
        for (const [id, group] of this.groups) {
            if (!seen.has(id)) this.discard(id, group);
        }
        this.order(this.root, state.windows.filter((id) => seen.has(id)));
        for (const place of places.all) if (seen.has(place.id)) this.update(place, seen);
    }

    /** Browsers cannot draw groups nested without end, and no one sees what is off the screen. */
    isDrawn(place) {
        if (!place.isShown || place.depth > 250) return false;
        return place.isVisible || (place.node.children?.length ?? 0) > 0;
    }

    discard(id, group) {
        group.element.remove();
        this.groups.delete(id);
    }

    group(id) {
        let group = this.groups.get(id);
        if (!group) {
            const element = draw('g', { 'data-view': id });
            group = { element, content: element };
            this.groups.set(id, group);
        }
        return group;
    }

    update(place, seen) {
        const { node } = place;
        const group = this.group(place.id);
        const [x, y] = place.parent?.node.scroll ?? [0, 0];
        const matrix = Matrix.product([1, 0, 0, 1, -x, -y], Matrix.ofNode(node));
        setAttribute(group.element, 'transform', Matrix.text(matrix));
        if (group.node !== node) this.style(group, node, place);
        const children = drawnChildren(this.state, node);
        const drawn = this.withLayers(group, children, node).filter((id) => typeof id !== 'number' || seen.has(id));
        const over = group.content === group.element ? group.over : undefined;
        const content = node.copies ? this.copies(group, node.copies, drawn) : drawn;
        this.order(group.content, [group.under, ...content, over]);
        if (!node.copies && group.copies) this.removeCopies(group);
        group.node = node;
    }

    /** The children with the drawings of layers between them. */
    withLayers(group, children, node) {
        if (!node.layers && !group.layers) return children;
        if (group.node?.layers !== node.layers || !group.layers) {
            for (const layer of group.layers ?? []) layer.element?.remove();
            group.layers = (node.layers ?? [])
                .map(([count, fragment]) => ({ count, element: this.definitions.use(fragment) }));
        }
        const at = (count) => group.layers.filter((layer) => layer.count === count).map(({ element }) => element);
        return [...children.flatMap((id, index) => [...at(index), id]), ...at(children.length)];
    }

    /** The children in a group, and what repeats that group. */
    copies(group, matrices, drawn) {
        if (!group.repeated) {
            Scene.count += 1;
            group.repeated = draw('g', { id: `copied${Scene.count}` });
        }
        this.order(group.repeated, drawn);
        this.removeCopies(group);
        group.copies = matrices.map((matrix, index) => (index === 0
            ? draw('g', { transform: Matrix.text(matrix) }, group.repeated)
            : draw('use', { href: `#${group.repeated.id}`, transform: Matrix.text(matrix) })));
        return group.copies;
    }

    removeCopies(group) {
        for (const element of group.copies ?? []) element.remove();
        group.copies = undefined;
    }

    style(group, node, { width, height }) {
        const { definitions } = this;
        setAttribute(group.element, 'opacity',
            node.opacity === undefined || node.opacity >= 1 ? undefined : node.opacity);
        setAttribute(group.element, 'mask', node.mask === undefined ? undefined
            : definitions.mask(node.mask, () => definitions.use(node.mask) ?? draw('g')));
        setAttribute(group.element, 'filter', node.shadow
            && definitions.shadow(node.shadow, node.shadow[2], [-100, -100, width + 200, height + 200]));
        this.clip(group, node, width, height);
        group.under = this.replace(group.under, node.under, group.node?.under);
        group.over = this.replace(group.over, node.over, group.node?.over);
        if (group.over) group.element.append(group.over);
    }

    /** What is clipped is in a group of its own, since the border is not clipped. */
    clip(group, node, width, height) {
        if (node.clips && group.content === group.element) {
            group.content = draw('g', {}, [...group.element.childNodes]);
            group.element.append(group.content);
        } else if (!node.clips && group.content !== group.element) {
            group.content.replaceWith(...group.content.childNodes);
            group.content = group.element;
        }
        if (node.clips) {
            setAttribute(group.content, 'clip-path', this.definitions.clip(width, height, node.radius ?? 0));
        }
    }

    /** The drawing of a fragment in place of another one. */
    replace(drawing, fragment, former) {
        if (drawing && fragment === former) return drawing;
        drawing?.remove();
        return fragment === undefined ? undefined : this.definitions.use(fragment);
    }

    /** Puts elements, and the groups of ids, in their order, and moves only those that are not there already. */
    order(parent, items) {
        let next = parent.firstChild;
        for (const item of items) {
            if (item === undefined) continue;
            const element = typeof item === 'number' ? this.group(item).element : item;
            if (next === element) next = element.nextSibling;
            else parent.insertBefore(element, next);
        }
    }
}

Scene.count = 0;
