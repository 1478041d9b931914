import HeadlessUIKit

/// Writes drawing commands as the elements of an SVG document.
///
/// What transforms, clips or masks is a group, which is opened when something is drawn in it, so that empty ones are not
/// written. What applies to several elements as a whole is drawn on a surface of its own, and added as one element.
struct SVGWriter {
    /// An element that limits or moves what is inside.
    private struct Group {
        var number: Int
        var tag: String
    }

    /// Elements that are drawn together.
    private struct Surface {
        var body = ""
        /// The groups that are open in the body.
        var open: [Group] = []
        /// The groups that what is drawn next has to be in.
        var wanted: [Group] = []
        /// What ``restore()`` returns to.
        var saved: [(groups: Int, clip: CGRect)] = []
        var clip: CGRect
        /// What applies to the surface, and how it is mixed with what is below.
        var attributes = ""
        var blendMode = CGBlendMode.normal
    }

    private var surfaces: [Surface]
    private var groupCount = 0
    private var definitions: [String] = []
    private var identifiers: [String: String] = [:]
    private var counts: [Character: Int] = [:]
    /// What begins each identifier, so that several documents can stand on one page.
    private let prefix: String
    /// How deep images are in images.
    var imageDepth = 0

    init(bounds: CGRect, prefix: String) {
        surfaces = [Surface(clip: bounds)]
        self.prefix = prefix
    }

    private var top: Surface {
        get { surfaces[surfaces.count - 1] }
        _modify { yield &surfaces[surfaces.count - 1] }
    }

    /// The smallest rectangle around what is not clipped away, in the coordinates of what is drawn next.
    var clip: CGRect { top.clip }

    // MARK: Groups

    mutating func save() {
        top.saved.append((top.wanted.count, top.clip))
    }

    mutating func restore() {
        guard let last = top.saved.popLast() else { return }
        top.wanted.removeSubrange(last.groups...)
        top.clip = last.clip
    }

    /// Puts what follows, up to the next ``restore()``, into a group.
    mutating func group(_ attributes: String) {
        groupCount += 1
        top.wanted.append(Group(number: groupCount, tag: "<g \(attributes)>"))
    }

    mutating func transform(_ transform: CGAffineTransform) {
        if transform.isIdentity { return }
        group("transform=\"\(transform.svgText)\"")
        noteTransform(transform)
    }

    /// Notes a transform whose group another attribute makes.
    mutating func noteTransform(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        if determinant.isNormal { top.clip = top.clip.applying(transform.inverted()) }
    }

    mutating func clip(to path: DisplayList.Path, evenOdd: Bool) {
        let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
        let name = define("c", "<clipPath id=\"*\">\(path.svgElement(rule))</clipPath>")
        group("clip-path=\"url(#\(name))\"")
        let bounds = path.bounds
        top.clip = bounds.isNull ? CGRect.zero : top.clip.intersection(bounds)
        if top.clip.isNull { top.clip = .zero }
    }

    /// Limits what follows to the opacity of an element.
    mutating func mask(by element: String, in rect: CGRect) {
        let name = define(
            "m",
            "<mask id=\"*\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" \(rect.svgAttributes)>"
                + "\(element)</mask>")
        group("mask=\"url(#\(name))\"")
    }

    // MARK: Elements

    /// Adds an element in the groups that are wanted.
    mutating func add(_ element: String, _ blendMode: CGBlendMode = .normal) {
        if element.isEmpty { return }
        guard let style = blendMode.svgStyle else {
            open(top.wanted)
            top.body += element + "\n"
            return
        }
        // Elements are mixed with what is in their group: it must not be one that limits them.
        open([])
        top.body += "<g style=\"mix-blend-mode:\(style)\">\(wrapped(element))</g>\n"
    }

    private func wrapped(_ element: String) -> String {
        top.wanted.map(\.tag).joined() + element + String(repeating: "</g>", count: top.wanted.count)
    }

    /// Makes what the surface shows transparent where an element is black.
    mutating func erase(_ element: String) {
        open([])
        if top.body.isEmpty { return }
        let all = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000).svgAttributes
        let name = define(
            "m",
            "<mask id=\"*\" maskUnits=\"userSpaceOnUse\" \(all)><rect \(all) fill=\"#FFFFFF\"/>"
                + "\(wrapped(element))</mask>")
        top.body = "<g mask=\"url(#\(name))\">\n\(top.body)</g>\n"
    }

    /// Opens and closes groups until the given ones are open.
    private mutating func open(_ groups: [Group]) {
        let same = zip(top.open, groups).prefix { $0.number == $1.number }.count
        top.body += String(repeating: "</g>\n", count: top.open.count - same)
        for group in groups[same...] { top.body += group.tag + "\n" }
        top.open = groups
    }

    // MARK: Surfaces

    /// Draws what follows on a surface of its own, which becomes a group with the attributes.
    mutating func beginSurface(
        _ attributes: String = "", _ blendMode: CGBlendMode = .normal, clip: CGRect? = nil
    ) {
        surfaces.append(Surface(clip: clip ?? top.clip, attributes: attributes, blendMode: blendMode))
    }

    /// Returns the elements of the surface, which is not added.
    mutating func takeSurface() -> String {
        open([])
        return surfaces.count > 1 ? surfaces.removeLast().body : top.body
    }

    /// Adds the surface as one element.
    mutating func endSurface() {
        guard surfaces.count > 1 else { return }
        let (attributes, blendMode) = (top.attributes, top.blendMode)
        let body = takeSurface()
        if body.isEmpty { return }
        add(attributes.isEmpty ? "<g>\n\(body)</g>" : "<g \(attributes)>\n\(body)</g>", blendMode)
    }

    // MARK: Definitions

    /// Defines something that elements refer to, and returns its identifier, which begins with a letter.
    ///
    /// - Parameter element: the definition, with a star for its identifier.
    mutating func define(_ letter: Character, _ element: String) -> String {
        if let known = identifiers[element] { return known }
        let number = counts[letter, default: 0] + 1
        counts[letter] = number
        let name = "\(prefix)\(letter)\(number)"
        identifiers[element] = name
        definitions.append(element.replacing("id=\"*\"", with: "id=\"\(name)\"", maxReplacements: 1))
        return name
    }

    /// The whole document, of which `rect` is visible; the title is its accessible name.
    mutating func document(_ rect: CGRect, title: String) -> String {
        while surfaces.count > 1 { endSurface() }
        let body = takeSurface()
        let (name, box) = (title.xmlText, [rect.minX, rect.minY, rect.width, rect.height].map(\.shortText))
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\" "
            + "viewBox=\"\(box.joined(separator: " "))\" role=\"img\" aria-label=\"\(name)\" "
            + "font-family=\"\(UIFont.svgSystemFamilies)\">\n<title>\(name)</title>\n"
        if !definitions.isEmpty { text += "<defs>\n\(definitions.joined(separator: "\n"))\n</defs>\n" }
        return text + body + "</svg>\n"
    }
}

extension CGBlendMode {
    /// The value of `mix-blend-mode`; `nil` for what browsers draw without it.
    var svgStyle: String? {
        switch self {
        case .multiply, .plusDarker: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        default: nil
        }
    }

    /// Whether it makes what is below transparent, before or without drawing anything.
    var erases: Bool { self == .clear || self == .copy || self == .destinationOut }
}
