import Foundation

/// Everything that a document has, ready to be made: read for one pair of size classes.
@MainActor
package final class NibPlan {
    package enum TopLevel {
        case view(ViewPlan)
        case controller(ControllerPlan)
        /// An object that is not a view, such as a gesture recognizer.
        case object(ObjectPlan)
        /// What stands for an object outside: the owner, the first responder, an exit, a controller of another file.
        case placeholder(NibElement)
    }

    package let document: NibDocument
    package let sizeClasses: NibSizeClasses
    let language: NibLanguage?
    package internal(set) var topLevel: [TopLevel] = []
    /// The ids of what the variations leave out: constraints to it are left out, too.
    let leftOut: Set<String>
    /// Whether another pair of size classes has other values or objects.
    let varies: Bool
    private let makeOther: @MainActor (NibSizeClasses) -> NibPlan
    private var others: [NibSizeClasses: NibPlan] = [:]
    /// The plan that knows this one and the others; `nil` for that one itself.
    private weak var first: NibPlan?
    /// How many objects and constraints with ids an instance has had at most.
    var counts = (objects: 0, constraints: 0)
    /// What could not be read; ``NibInstance/report`` adds what could not be made.
    package internal(set) var report: NibReport

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - sizeClasses: those whose variations apply; `nil` for those of the document's device.
    ///   - elements: those of the objects at the top that are read, such as a scene's; all if `nil`.
    ///   - language: the bundle with images and colours, and its texts; of `nil`, what Xcode stored is used.
    ///   - keepsLeftOut: whether what variations leave out is made as well, for when the size classes change.
    package init(
        _ document: NibDocument, for sizeClasses: NibSizeClasses? = nil, elements: [NibElement]? = nil,
        in language: NibLanguage? = nil, keepsLeftOut: Bool = false
    ) {
        self.document = document
        self.sizeClasses = sizeClasses ?? document.device.sizeClasses
        self.language = language
        let context = ReadingContext(document, in: language)
        let decoder = PlanDecoder(context)
        let elements = elements ?? document.topLevel
        varies = keepsLeftOut && elements.contains(where: \.variesBySize)
        makeOther = {
            NibPlan(document, for: $0, elements: elements, in: language, keepsLeftOut: keepsLeftOut)
        }
        var leftOut: Set<String> = []
        for element in elements {
            var kept: Set<String>? = keepsLeftOut ? [] : nil
            let varied = element.varied(for: self.sizeClasses, keeping: &kept)
            if varied !== element { leftOut.formUnion(kept ?? element.ids.subtracting(varied.ids)) }
            decoder.leftOut = kept ?? []
            topLevel.append(decoder.topLevel(varied))
        }
        self.leftOut = leftOut
        report = context.report
    }

    /// The plan of the same objects for other size classes.
    func plan(for sizeClasses: NibSizeClasses) -> NibPlan {
        if sizeClasses == self.sizeClasses { return self }
        if let first { return first.plan(for: sizeClasses) }
        if let known = others[sizeClasses] { return known }
        let made = makeOther(sizeClasses)
        made.first = self
        others[sizeClasses] = made
        return made
    }

    /// The plan of a view by its id, also of one that is made when it is needed, such as a cell.
    func viewPlan(_ id: String) -> ViewPlan? {
        topLevel.lazy.compactMap { object in
            switch object {
            case .view(let plan): plan.find(id)
            case .controller(let controller): controller.view?.find(id)
            case .object, .placeholder: nil
            }
        }.first
    }

    /// The elements of objects outside of the file.
    var placeholders: [NibElement] {
        topLevel.compactMap { if case .placeholder(let element) = $0 { element } else { nil } }
    }

    /// The ids that stand for whatever is first responder when an action is sent.
    private(set) lazy var firstResponders = Set(
        placeholders.filter { $0["placeholderIdentifier"] == "IBFirstResponder" }.compactMap(\.id))
}
