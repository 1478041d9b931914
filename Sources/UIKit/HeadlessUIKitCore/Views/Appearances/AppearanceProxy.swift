/// An appearance proxy: an object whose properties are given to others of its class.
@MainActor
final class AppearanceProxy {
    let type: AnyClass
    /// The classes of the containers that objects must be in, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    /// The traits that objects must have; `nil` for any.
    let traits: UITraitCollection?
    let object: any AppearanceTarget
    let values: AppearanceValues
    /// The number of superclasses of its class: a subclass is more specific.
    let depth: Int

    init(
        _ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
        _ object: any AppearanceTarget
    ) {
        (self.type, self.containers, self.traits, self.object) = (type, containers, traits, object)
        values = object.becomeAppearanceProxy()
        depth = UncalledMethods.ancestry(of: type).count
    }

    func isFor(
        _ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> Bool {
        type == self.type && traits == self.traits && containers.count == self.containers.count
            && zip(containers, self.containers).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }

    /// Where the proxy's containers are found among those of an object, the outermost first; `nil` if not all are.
    ///
    /// - Parameter actual: the object's containers, from the window inwards.
    func places(in actual: [AnyObject]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for container in containers.reversed() {
            guard let place = actual[next...].firstIndex(where: { Self.isInstance($0, of: container) }) else {
                return nil
            }
            places.append(place)
            next = place + 1
        }
        return places
    }

    private static func isInstance<Container: UIAppearanceContainer>(
        _ object: AnyObject, of type: Container.Type
    ) -> Bool { object is Container }
}
