// swift-tools-version: 6.2
import PackageDescription

let robot = "robot-swift"

let package = Package(
    name: "main-actor-tests",
    dependencies: [.package(name: robot, path: "../..")],
    targets: [
        // Whatever is tested, the plugin and the module suffice.
        .testTarget(
            name: "CounterTests",
            dependencies: [.product(name: "MainActorTestDiscovery", package: robot)],
            plugins: [.plugin(name: "MainActorTests", package: robot)]),
        // Robot has the module.
        .testTarget(
            name: "ScreenTests", dependencies: [.product(name: "Robot", package: robot)],
            plugins: [.plugin(name: "MainActorTests", package: robot)]),
    ]
)

// WITHOUT_ROBOT=1 leaves out what needs Robot, whose build takes minutes.
if Context.environment["WITHOUT_ROBOT"] != nil {
    package.targets.removeAll { $0.name == "ScreenTests" }
}
